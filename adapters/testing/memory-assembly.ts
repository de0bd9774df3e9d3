import { type Assembly, assemble, type Given, given } from '#adapters/composition/assembly.ts'
import { memoryPorts } from '#adapters/composition/memory-ports.ts'
import { serviceModules } from '#adapters/composition/service-modules.ts'
import { memoryStore } from '#adapters/composition/tokens.ts'
import type { Memory } from '#adapters/memory/memory.ts'
import { givenTestSettings } from './test-settings.ts'

/** Every service over a memory, without any I/O. @param values what stands in the place of a part */
export const memoryAssembly = (memory: Memory, ...values: readonly Given[]): Assembly =>
  assemble(
    [...serviceModules, ...memoryPorts],
    [...givenTestSettings, given(memoryStore.memory, memory), ...values],
  )
