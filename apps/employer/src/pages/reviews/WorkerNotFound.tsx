import { paths } from '../../paths.ts';
import { DeadEnd } from '../../shell/DeadEnd.tsx';

/** The screen for a review without a worker. */
export function WorkerNotFound({ reason }: { readonly reason: string }) {
  return (
    <DeadEnd
      title="Worker Not Found"
      message={reason}
      action={{ label: 'Back to Workers', href: paths.dashboard, state: { activeTab: 'workers' } }}
    />
  );
}
