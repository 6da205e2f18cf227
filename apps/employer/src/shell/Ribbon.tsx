import { getHealth } from '@repo/api-client/contract/health';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { useEffect, useState } from 'react';
import { client } from '../api/client.ts';
import { sandboxMemory } from '../site/sandbox-memory.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Says "Sandbox" on every screen while no real provider is behind the service. It asks after the first paint, because
 * nobody waits for it, and remembers the answer, so that from the second load on nothing moves when it comes. One short
 * line: what is below moves as little as can be.
 */
export function Ribbon() {
  const [isSandbox, setIsSandbox] = useState(() => sandboxMemory.read());
  useEffect(
    () =>
      whenIdle(() => {
        client.call(getHealth, {}).then(
          ({ sandbox }) => {
            sandboxMemory.write(sandbox === true);
            setIsSandbox(sandbox === true);
          },
          // Nobody asked for it: a service that does not answer is told by what the person does next.
          () => null,
        );
      }),
    [],
  );
  return isSandbox ? <SandboxRibbon>No real money or messages.</SandboxRibbon> : null;
}
