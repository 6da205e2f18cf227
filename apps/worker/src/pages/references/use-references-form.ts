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
  fieldsOf,
  isChanged,
  isTyped,
  keptOf,
  namedRows,
  rowsOf,
  slots,
  valueErrors,
  valuesOf,
  withKept,
  type FieldName,
  type Part,
  type Row,
  type Slot,
  type Values,
} from './reference-values.ts';
import { cacheReferences } from './references-query.ts';

const parts = ['name', 'phone', 'relationship'] as const satisfies readonly Part[];

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
  // The rows that were sent are in the list at once, and no more in the form, while the dashboard loads.
  const [isSent, setSent] = useState(false);
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
      setSent(true);
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
  const focusField = useFieldFocus(form);
  const worded = useWorded(form);
  /** The rows that were too few when the worker submitted them. Edited rows may be enough. */
  const [tooFew, setTooFew] = useState<readonly Row[]>();

  const show = (next: readonly Row[]) => {
    const shown = valuesOf(next);
    for (const name of fieldNames) form.set(name, shown[name]);
    for (const slot of slots) form.set(`references.${slot}.id`, shown[`references.${slot}.id`]);
    form.set('count', shown.count);
  };

  const { isEdited, setEdited } = useEdited(form, rows, references);

  // Removes the rows of referees who refused while the worker was typing.
  const leaveOut = useEffectEvent(() => {
    const standing = new Set(['', ...namedRows(references).map(({ id }) => id)]);
    if (rows.some(({ id }) => !standing.has(id))) show(rows.filter(({ id }) => standing.has(id)));
  });
  useEffect(() => leaveOut(), [references]);

  /** Whether something was typed that the service does not have. */
  const isUnsent =
    !isSent &&
    rows.some((row) => {
      const known = references.find(({ id }) => id === row.id);
      return known === undefined ? isTyped(row) : isChanged(row, known);
    });

  return {
    ...worded,
    // The place where every form shows why it was not submitted. A toast would cover the buttons that the
    // worker needs next.
    message: tooFew === rows ? say('references.tooFew') : worded.message,
    rows,
    /** The places of the references that were not sent before. */
    added: isSent ? [] : slots.filter((slot) => rows[slot]?.id === ''),
    isUnsent,
    /** Whether unsent values come from an earlier visit. */
    isRestored: isUnsent && keptOf(first).rows !== keptOf(named).rows,
    /** Whether the fields of a reference that was sent are open. */
    isEdited,
    edit: (id: string, slot: Slot, part: Part) => {
      setEdited(id, true);
      focusField(slot, part);
    },
    /** Closes the fields, with the values that the service has. */
    cancelEdit: (id: string) => {
      const known = namedRows(references).find((each) => each.id === id);
      const slot = slots.find((each) => rows[each]?.id === id);
      if (known === undefined || slot === undefined) return;
      for (const part of parts) form.set(`references.${slot}.${part}`, known[part]);
      setEdited(id, false);
    },
    add: () => {
      if (!mayAddReference(rows.length)) {
        tell({ text: say('references.tooMany'), tone: 'warning' });
        return;
      }
      show([...rows, blankRow]);
      const slot = slots[rows.length];
      if (slot !== undefined) focusField(slot, 'name');
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

type FieldsOfForm = Pick<ReturnType<typeof useForm<Values, FieldName, unknown>>, 'field'>;

/**
 * The references whose fields are open. A changed one is open, and so is one with an error: its number may have become
 * that of another row. Its fields stay open while the worker types the former value again.
 */
function useEdited(form: FieldsOfForm, rows: readonly Row[], references: readonly OwnReference[]) {
  const [edited, setAll] = useState<ReadonlySet<string>>(new Set());
  const opened = slots.flatMap((slot) => {
    const id = rows[slot]?.id ?? '';
    const known = references.find((each) => each.id === id);
    if (known === undefined || edited.has(id)) return [];
    const isOpen =
      isChanged(rows[slot], known) || fieldsOf(slot).some((name) => form.field(name).error !== undefined);
    return isOpen ? [id] : [];
  });
  if (opened.length > 0) setAll(new Set([...edited, ...opened]));
  return {
    isEdited: (id: string) => edited.has(id),
    setEdited: (id: string, isOpen: boolean) =>
      setAll((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id))),
  };
}

/**
 * Moves the focus into a field after it has rendered. This also works when a row was removed and another one added at
 * the same place.
 */
function useFieldFocus(form: { readonly field: (name: FieldName) => { readonly id: string } }) {
  const [target, setTarget] = useState<{ readonly slot: Slot; readonly part: Part }>();
  const focus = useEffectEvent(({ slot, part }: { readonly slot: Slot; readonly part: Part }) =>
    document.getElementById(form.field(`references.${slot}.${part}`).id)?.focus(),
  );
  useEffect(() => {
    if (target !== undefined) focus(target);
  }, [target]);
  return (slot: Slot, part: Part) => setTarget({ slot, part });
}

export type ReferencesForm = ReturnType<typeof useReferencesForm>;
