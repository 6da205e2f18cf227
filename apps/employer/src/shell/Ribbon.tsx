import { getHealth } from '@repo/api-client/contract/health';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { useEffect, useState } from 'react';
import { client } from '../api/client.ts';

/** Says "Sandbox" on every screen while no real provider is behind the service. */
export default function Ribbon() {
  const [isSandbox, setIsSandbox] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    client.call(getHealth, { signal: asking.signal }).then(
      ({ sandbox }) => setIsSandbox(sandbox === true),
      // Nobody asked for it: a service that does not answer is told by what the person does next.
      () => null,
    );
    return () => asking.abort();
  }, []);
  return isSandbox ? <SandboxRibbon /> : null;
}
