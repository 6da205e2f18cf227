import { failureOf } from '@repo/api-client/client/failure';
import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm, type FormSettings } from '@repo/ui/forms/use-form';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { queryClient } from '../api/query-client.ts';
import type { DraftPlace } from './drafts.ts';
import { useUnsaved } from './unsaved.ts';

const CONFLICT = 409;

function isConflict(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'api' && failure.status === CONFLICT;
}

interface WorkFormSettings<Values, Name extends keyof Values & string, Saved> extends Omit<
  FormSettings<Values, Name, Saved>,
  'save' | 'onSaved' | 'refusalOf'
> {
  /** Where the form keeps what is not saved. The first one counts: a form belongs to one piece of work. */
  readonly draft: DraftPlace<Values>;
  /** Identifies what the member decides about, as it is now. */
  readonly version?: string;
  /** Whether the form stays with the version that it began with even before she edits it: her evidence is on the same page. */
  readonly staysWithFirst?: boolean;
  /** The papers of the work. They are read again when the form is saved, and when it is refused because they changed. */
  readonly papers?: QueryKey;
  /** Whether what is saved ends the hold. The papers may not be read again then: they go when the form has closed. */
  readonly endsHold?: boolean;
  /** @param read - the version that the member read */
  readonly save: (values: Values, read: string) => Promise<Saved>;
  /** Told where the service refuses without words of its own. */
  readonly failed: string;
  /** Told when it is saved. The training case saves nothing, and tells nothing. */
  readonly told?: ((saved: Saved, values: Values) => string) | undefined;
  readonly onSaved?: ((saved: Saved, values: Values) => void) | undefined;
}

/**
 * A form with which a member works on a piece of work. Its words stay when a colleague was faster, and when she leaves the
 * page. What it sends counts for the version that she read: the form follows what is there until she edits it.
 */
export function useWorkForm<Values extends object, Name extends keyof Values & string, Saved>({
  draft,
  version = '',
  staysWithFirst = false,
  papers,
  endsHold = false,
  save,
  failed,
  told,
  onSaved,
  ...settings
}: WorkFormSettings<Values, Name, Saved>) {
  const tell = useToast();
  const [place] = useState(draft);
  const [kept, setKept] = useState(place.read);
  const [read, setRead] = useState(kept?.version ?? version);
  const form = useForm({
    ...settings,
    save: async (values) => {
      const saved = await save(values, read);
      // The answer may arrive when the form has gone.
      place.forget();
      return saved;
    },
    onSaved: (saved, values) => {
      setKept(undefined);
      onSaved?.(saved, values);
      if (told === undefined) return;
      tell({ text: told(saved, values), tone: 'success' });
      const isRead = invalidate(queryClient, { queryKey: WORK });
      if (papers === undefined) return;
      if (endsHold) void isRead.then(() => queryClient.removeQueries({ queryKey: papers }));
      else void invalidate(queryClient, { queryKey: papers });
    },
    refusalOf: (error) => {
      if (papers !== undefined && isConflict(error)) void invalidate(queryClient, { queryKey: papers });
      return refusalOf(failed)(error);
    },
  });
  const isDraft = kept !== undefined;
  const isUnsaved = form.isUnsaved || isDraft;

  const fill = useEffectEvent(() => {
    if (kept !== undefined) form.fill(kept.values);
  });
  useLayoutEffect(() => fill(), []);
  const { values } = form;
  useEffect(() => {
    if (isUnsaved) place.keep({ values, version: read });
    else place.forget();
  }, [place, isUnsaved, values, read]);

  useUnsaved({ isUnsaved, busy: form.busy, forget: place.forget });
  if (!isUnsaved && !staysWithFirst && read !== version) setRead(version);
  return {
    ...form,
    isUnsaved,
    /** Whether the values are from an earlier visit. */
    isDraft,
    reset: () => {
      setKept(undefined);
      form.reset();
    },
    /** Says that she looked at what changed while she typed. Null while nothing has. */
    lookedAgain: read === version ? null : () => setRead(version),
  };
}
