import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { use, useEffect, useId, useRef } from 'react';
import { queryClient } from '../api/query-client.ts';
import { HeldFormContext } from './held-form-context.ts';

interface FormState {
  readonly isUnsaved: boolean;
  readonly busy: boolean;
  readonly forget: () => void;
}

/**
 * Reports whether a form has words that are not saved, so that they stay on the page. After a refusal the work is read
 * again: a colleague may have been faster.
 */
export function useUnsaved({ isUnsaved, busy, forget }: FormState): void {
  const { report } = use(HeldFormContext);
  const form = useId();
  const wasBusy = useRef(false);
  useEffect(() => {
    report(form, isUnsaved ? { state: busy ? 'sending' : 'typed', forget } : null);
    if (wasBusy.current && !busy && isUnsaved) void invalidate(queryClient, { queryKey: WORK });
    wasBusy.current = busy;
  }, [report, form, isUnsaved, busy, forget]);
  useEffect(() => () => report(form, null), [report, form]);
}
