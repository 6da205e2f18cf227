import { createClient } from '@repo/api-client/client/client';
import { getHealth } from '@repo/api-client/contract/health';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { useEffect, useState } from 'react';

const TIMEOUT_MILLISECONDS = 30_000;

/** The service, at this page's own origin. Nobody is signed in here yet. */
const client = createClient({
  baseUrl: '',
  token: () => null,
  onUnauthorised: () => undefined,
  timeoutMs: TIMEOUT_MILLISECONDS,
});

/** Says "Sandbox" on every screen while no real provider is behind the service. */
export function Ribbon() {
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
