/** What a shop in a cluster is promised, as JSON schemas: what is missing here, somebody may change. */

const object = (properties: Readonly<Record<string, object>>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})
const is = (value: unknown) => ({ const: value })
const text = { type: 'string', minLength: 1 }
const whole = { type: 'integer' }
const labels = { type: 'object', additionalProperties: text, minProperties: 1 }

/** As nobody, who may write where something is mounted and nowhere else. */
const container = object({
  name: text,
  image: { type: 'string', pattern: ':(?!latest)[^:]+$' },
  envFrom: { type: 'array', minItems: 1 },
  securityContext: object({
    allowPrivilegeEscalation: is(false),
    readOnlyRootFilesystem: is(true),
    capabilities: is({ drop: ['ALL'] }),
  }),
  resources: object({
    requests: object({ cpu: text, memory: text }),
    limits: object({ memory: text }),
  }),
})

const pod = (containers: object) =>
  object({
    automountServiceAccountToken: is(false),
    securityContext: object({
      runAsNonRoot: is(true),
      runAsUser: is(65534),
      runAsGroup: is(65534),
      seccompProfile: is({ type: 'RuntimeDefault' }),
    }),
    containers: { type: 'array', minItems: 1, items: containers },
  })

const probe = (path: string) =>
  object({ httpGet: is({ path, port: 'http' }), periodSeconds: whole, failureThreshold: whole })

/** Alive is not ready: without the database nobody is sent there, and nothing is started anew. */
const server = {
  allOf: [
    container,
    object({
      ports: is([
        { name: 'http', containerPort: 3000 },
        { name: 'metrics', containerPort: 9464 },
      ]),
      startupProbe: probe('/health/live'),
      readinessProbe: probe('/health/ready'),
      livenessProbe: probe('/health/live'),
    }),
  ],
}

const specs: Readonly<Record<string, object>> = {
  Namespace: {},
  ConfigMap: object({
    data: {
      ...object({ STOP_DELAY: { type: 'string', pattern: '^[1-9]\\d*$' } }),
      additionalProperties: { type: 'string' },
    },
  }),
  Secret: object({ type: is('Opaque'), stringData: { type: 'object', additionalProperties: text } }),
  Job: object({
    spec: object({
      backoffLimit: whole,
      activeDeadlineSeconds: whole,
      template: object({
        spec: { allOf: [pod(container), object({ restartPolicy: is('Never') })] },
      }),
    }),
  }),
  Deployment: object({
    spec: {
      ...object({
        selector: object({ matchLabels: labels }),
        strategy: object({ rollingUpdate: object({ maxUnavailable: is(0), maxSurge: whole }) }),
        template: object({
          metadata: object({ labels }),
          spec: {
            allOf: [pod(server), object({ terminationGracePeriodSeconds: { type: 'integer', minimum: 30 } })],
          },
        }),
      }),
      // How many there are is the autoscaler's.
      not: { required: ['replicas'] },
    },
  }),
  Service: object({
    spec: object({ selector: labels, ports: is([{ name: 'http', port: 80, targetPort: 'http' }]) }),
  }),
  PodDisruptionBudget: object({
    spec: object({
      minAvailable: { type: 'integer', minimum: 1 },
      selector: object({ matchLabels: labels }),
    }),
  }),
  HorizontalPodAutoscaler: object({
    spec: object({
      scaleTargetRef: object({ apiVersion: is('apps/v1'), kind: is('Deployment'), name: text }),
      minReplicas: { type: 'integer', minimum: 2 },
      maxReplicas: whole,
      metrics: { type: 'array', minItems: 1 },
    }),
  }),
  Ingress: object({
    spec: object({
      tls: { type: 'array', minItems: 1 },
      rules: { type: 'array', minItems: 1 },
    }),
  }),
}

const versions: Readonly<Record<string, string>> = {
  Job: 'batch/v1',
  Deployment: 'apps/v1',
  PodDisruptionBudget: 'policy/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
}

/** Of any manifest: its kind in the version that clusters speak, its name, and its namespace. */
export const manifestSchema = {
  oneOf: Object.entries(specs).map(([kind, spec]) => ({
    allOf: [
      object({
        apiVersion: is(versions[kind] ?? 'v1'),
        kind: is(kind),
        metadata: object({ name: text, ...(kind === 'Namespace' ? {} : { namespace: is('sanaa') }) }),
      }),
      spec,
    ],
  })),
}
