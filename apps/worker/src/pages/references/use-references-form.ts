import { failureOf } from '@repo/api-client/client/failure';
import { saveReferences, type OwnReference } from '@repo/api-client/queries/references';
import { dropOldDrafts, readDraft, type DraftKey } from '@repo/app-shell/drafts/draft-store';
import { usePersistedDraft } from '@repo/app-shell/drafts/use-persisted-draft';
import { hasEnoughReferences, mayAddReference } from '@repo/domain/worker-references';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm, type Refusal } from '@repo/ui/forms/use-form';
import { useEffect, useEffectEvent, useMemo, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import type { PlainKey } from '../../language/catalogue.ts';
import { serverMessage } from '../../language/server-message.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useWorded } from '../../language/use-worded-form.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import {
  blankRow,
  fieldNames,
  keptOf,
  namedRows,
  rowsOf,
  slots,
  valueErrors,
  valuesOf,
  withKept,
  type FieldName,
  type Row,
  type Slot,
  type Values,
} from './reference-values.ts';
import { cacheReferences } from './references-query.ts';

const FAILED: PlainKey = 'references.failed';

/**
 * The service's own texts, where it sent some, at their fields. Every other failure gets the same text
 * (worker spec 8).
 */
function refusalOf(error: unknown): Refusal {
  const failure = failureOf(error);
  return failure?.kind === 'api'
    ? { message: serverMessage(failure) ?? FAILED, fields: failure.fields }
    : { message: FAILED };
}

const send = (values: Values): Promise<readonly OwnReference[]> =>
  saveReferences(
    client,
    rowsOf(values).map(({ id, ...row }) => (id === '' ? row : { id, ...row })),
  );

/**
 * The rows of the list as one form (worker spec 2.16). The typed values are stored until they are submitted.
 */
export function useReferencesForm(references: readonly OwnReference[]) {
  const { say } = useLanguage();
  const tell = useToast();
  const navigate = useNavigate();
  const [key] = useState<DraftKey>(() => ({ person: session.person(), form: 'references', subject: '' }));
  const [named] = useState(() => namedRows(references));
  const [first] = useState(() => {
    dropOldDrafts();
    return withKept(named, readDraft(key)?.typed);
  });
  const form = useForm<Values, FieldName, readonly OwnReference[]>({
    fields: fieldNames,
    initial: () => valuesOf(first),
    validate: valueErrors,
    save: async (values) => {
      const saved = await send(values);
      giveUp();
      return saved;
    },
    onSaved: (saved) => {
      cacheReferences(saved);
      tell({ text: say('references.sent'), tone: 'success' });
      void navigate(paths.dashboard);
    },
    refusalOf,
  });
  const rows = useMemo(() => rowsOf(form.values), [form.values]);
  const values = useMemo(() => keptOf(rows), [rows]);
  const [blank] = useState(() => keptOf(rowsOf(valuesOf(named))));
  const giveUp = usePersistedDraft({ session, key, blank, values, unkept: [] });
  const addedAt = useFocusOfAdded(form);
  const worded = useWorded(form);
  /** The rows that were too few when the worker submitted them. Edited rows may be enough. */
  const [tooFew, setTooFew] = useState<readonly Row[]>();

  const show = (next: readonly Row[]) => {
    const shown = valuesOf(next);
    for (const name of fieldNames) form.set(name, shown[name]);
    for (const slot of slots) form.set(`references.${slot}.id`, shown[`references.${slot}.id`]);
    form.set('count', shown.count);
  };

  // Removes the rows of referees who refused while the worker was typing.
  const leaveOut = useEffectEvent(() => {
    const standing = new Set(['', ...namedRows(references).map(({ id }) => id)]);
    if (rows.some(({ id }) => !standing.has(id))) show(rows.filter(({ id }) => standing.has(id)));
  });
  useEffect(() => leaveOut(), [references]);

  return {
    ...worded,
    // The place where every form shows why it was not submitted. A toast would cover the buttons that the
    // worker needs next.
    message: tooFew === rows ? say('references.tooFew') : worded.message,
    rows,
    /** Whether the typed values come from an earlier visit. */
    isRestored: keptOf(first).rows !== keptOf(named).rows,
    add: () => {
      if (!mayAddReference(rows.length)) {
        tell({ text: say('references.tooMany'), tone: 'warning' });
        return;
      }
      show([...rows, blankRow]);
      addedAt(rows.length);
    },
    /** Removes a row from the form. A reference that was submitted before is first removed from the list. */
    drop: (slot: Slot) => show(rows.filter((_row, index) => index !== slot)),
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      if (hasEnoughReferences(rows) || form.busy) {
        form.onSubmit(event);
        return;
      }
      event.preventDefault();
      // With a wrong field the focus moves away from the buttons, so the text comes as a toast.
      if (form.check(fieldNames)) setTooFew(rows);
      else tell({ text: say('references.tooFew'), tone: 'warning' });
    },
  };
}

/**
 * Moves the focus into an added row after it has rendered. This also works when a row was removed and another
 * one added at the same place.
 */
function useFocusOfAdded(form: { readonly field: (name: FieldName) => { readonly id: string } }) {
  const [added, setAdded] = useState<{ readonly slot: Slot }>();
  const lead = useEffectEvent((slot: Slot) =>
    document.getElementById(form.field(`references.${slot}.name`).id)?.focus(),
  );
  useEffect(() => {
    if (added !== undefined) lead(added.slot);
  }, [added]);
  return (index: number) => {
    const slot = slots[index];
    if (slot !== undefined) setAdded({ slot });
  };
}

export type ReferencesForm = ReturnType<typeof useReferencesForm>;
