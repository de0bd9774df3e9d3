import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment'
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler'
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job'
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap'
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace'
import { validate as secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret'
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service'
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress'
import { validate as budget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget'

type Validate = ((value: unknown) => boolean) & {
  readonly errors?:
    | readonly { readonly instancePath: string; readonly keyword: string; readonly params: object }[]
    | null
}

/** Kubernetes' own schemas, by what a manifest says it is. */
const schemas: Readonly<Record<string, Validate>> = {
  'v1 Namespace': namespace,
  'v1 ConfigMap': configMap,
  'v1 Secret': secret,
  'v1 Service': service,
  'apps/v1 Deployment': deployment,
  'batch/v1 Job': job,
  'policy/v1 PodDisruptionBudget': budget,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'networking.k8s.io/v1 Ingress': ingress,
}

/** Lets an object be read, and notes the paths of what nobody has read in it. */
function watched(value: object, path = ''): { readonly seen: object; readonly unread: () => string[] } {
  const unread = new Set(Object.keys(value))
  const below = new Map<string, ReturnType<typeof watched>>()
  const seen = new Proxy(value, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver)
      if (typeof name !== 'string') return found
      unread.delete(name)
      if (typeof found !== 'object' || found === null) return found
      const part = below.get(name) ?? watched(found, `${path}/${name}`)
      below.set(name, part)
      return part.seen
    },
  })
  return {
    seen,
    unread: () => [
      ...[...unread].map((name) => `${path}/${name}`),
      ...[...below.values()].flatMap((part) => part.unread()),
    ],
  }
}

/**
 * What Kubernetes would say of a manifest: values that are not as its schemas have them, and fields that they do not know, which
 * it would pass over without a word.
 */
export function faultsOf(manifest: { readonly apiVersion: string; readonly kind: string }): string[] {
  const name = `${manifest.apiVersion} ${manifest.kind}`
  const validate = schemas[name]
  if (!validate) return [`${name}: there is no such thing`]
  const { seen, unread } = watched(manifest)
  validate(seen)
  const wrong = (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
  )
  return [...wrong, ...(wrong.length > 0 ? [] : unread().map((path) => `${path} is not known`))]
}
