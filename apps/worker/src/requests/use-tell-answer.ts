import type { RequestAnswer } from '@repo/api-client/queries/worker-app';
import { useToast } from '@repo/ui/components/Toasts';

const tones = { accepted: 'success', declined: 'info' } as const;
/** The confirmation is two sentences: the answer, and what follows from it. */
const READING_MILLISECONDS = 12_000;

/** Tells the worker beside the screen what her answer to a request did. */
export function useTellAnswer() {
  const tell = useToast();
  return (given: RequestAnswer['answer'], confirmation: string) =>
    tell({ text: confirmation, tone: tones[given], forMs: READING_MILLISECONDS });
}
