import type { WireWorkerDashboard } from '@repo/api-client/queries/worker-app';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import type { DocumentKind } from '@repo/domain/document';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '../../api/my-documents.ts';

interface Papers {
  /** Undefined where they did not arrive. */
  readonly papers: readonly DocumentKind[] | undefined;
  readonly isComing: boolean;
}

/** The papers for which a check waits. Only a home with such a check asks for them. */
export function usePapers(dashboard: WireWorkerDashboard | undefined): Papers {
  const isAsked = dashboard?.needs.includes('documents') === true;
  const query = useQuery({ ...documentsQuery, enabled: isAsked });
  if (!isAsked) return { papers: [], isComing: false };
  return {
    papers: query.data?.flatMap(({ slot, waited_for: isWaitedFor }) => (isWaitedFor ? [slot] : [])),
    isComing: isFirstTry(query),
  };
}
