import { failureOf } from '@repo/api-client/client/failure';
import { saveReferences, type OwnReference } from '@repo/api-client/queries/references';
import { dropOldDrafts, readDraft, type DraftKey } from '@repo/app-shell/drafts/draft-store';
import { usePersistedDraft } from '@repo/app-shell/drafts/use-persisted-draft';
import { hasEnoughReferences, mayAddReference } from '@repo/domain/worker-references';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm, type Refusal } from '@repo/ui/forms/use-form';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type SyntheticEvent } from 'react';
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
import { referenceWords } from './reference-words.ts';
import { cacheReferences } from './references-query.ts';
import { useEdited, useFieldFocus } from './use-row-fields.ts';
import { useSaveReference } from './use-save-reference.ts';

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
  const { say, language } = useLanguage();
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
  const known = { sent: references, ownPhone: session.user()?.phone ?? '' };
  const form = useForm<Values, FieldName, readonly OwnReference[]>({
    fields: fieldNames,
    initial: () => valuesOf(first),
    validate: (values) => valueErrors(values, known),
    save: async (values) => {
      const saved = await send(values);
      giveUp();
      return saved;
    },
    onSaved: (saved) => {
      setSent(true);
      cacheReferences(saved);
      tell({ text: `${say('references.sent')} ${referenceWords[language].next}`, tone: 'success' });
      void navigate(paths.dashboard);
    },
    refusalOf,
  });
  const rows = useMemo(() => rowsOf(form.values), [form.values]);
  const values = useMemo(() => keptOf(rows), [rows]);
  const [blank, setBlank] = useState(() => keptOf(rowsOf(valuesOf(named))));
  const giveUp = usePersistedDraft({ session, key, blank, values, unkept: [] });
  const focusField = useFieldFocus(form);
  const worded = useWorded(form);
  /** The attempt that had too few rows. It leads to the first empty field, so that no summary of the others stands before it. */
  const [tooFewAt, setTooFewAt] = useState<number>();

  const show = (next: readonly Row[]) => {
    const shown = valuesOf(next);
    for (const name of fieldNames) form.set(name, shown[name]);
    for (const slot of slots) form.set(`references.${slot}.id`, shown[`references.${slot}.id`]);
    form.set('count', shown.count);
  };

  const { isEdited, setEdited } = useEdited(form, rows, references);
  /** Gives the fields of a reference the values that the service has. */
  const showSent = (id: string, sent: readonly OwnReference[]) => {
    const known = namedRows(sent).find((each) => each.id === id);
    const slot = slots.find((each) => rows[each]?.id === id);
    if (known === undefined || slot === undefined) return;
    for (const part of parts) form.set(`references.${slot}.${part}`, known[part]);
  };
  const justSaved = useRef<string>(undefined);
  const saving = useSaveReference(references, (id, saved) => {
    justSaved.current = id;
    showSent(id, saved);
    setBlank(keptOf(rowsOf(valuesOf(namedRows(saved)))));
    tell({ text: referenceWords[language].saved, tone: 'success' });
  });

  // Closes the fields of a saved reference once the list has its new values: before, they would count as changed.
  const closeSaved = useEffectEvent(() => {
    if (justSaved.current !== undefined) setEdited(justSaved.current, false);
    justSaved.current = undefined;
  });
  useEffect(() => closeSaved(), [references]);

  // Removes the rows of referees who refused while the worker was typing.
  const leaveOut = useEffectEvent(() => {
    const standing = new Set(['', ...namedRows(references).map(({ id }) => id)]);
    if (rows.some(({ id }) => !standing.has(id))) show(rows.filter(({ id }) => standing.has(id)));
  });
  useEffect(() => leaveOut(), [references]);

  /** Whether one reference alone can be saved: the service takes no list that is too short. */
  const savesOne = hasEnoughReferences(namedRows(references));
  /** The rows that have something that the service does not have. */
  const unsent = rows.filter((row) => {
    const known = references.find(({ id }) => id === row.id);
    return !isSent && (known === undefined ? isTyped(row) : isChanged(row, known));
  });

  return {
    ...worded,
    summary: worded.summary.attempt === tooFewAt ? { ...worded.summary, errors: [] } : worded.summary,
    rows,
    /** The places of the references that were not sent before. */
    added: isSent ? [] : slots.filter((slot) => rows[slot]?.id === ''),
    /** Whether the list is to be sent: what has its own button to be saved by is no reason. */
    isUnsent: unsent.some(({ id }) => id === '' || !savesOne),
    /** Whether unsent values come from an earlier visit. */
    isRestored: unsent.length > 0 && keptOf(first).rows !== keptOf(named).rows,
    /** Whether the fields of a reference that was sent are open. */
    isEdited,
    edit: (id: string, slot: Slot, part: Part) => {
      setEdited(id, true);
      focusField(slot, part);
    },
    /** Closes the fields, with the values that the service has. */
    cancelEdit: (id: string) => {
      showSent(id, references);
      setEdited(id, false);
      saving.forgetError();
    },
    savesOne,
    saving,
    /** Saves a reference that was sent before, and stays here. It leads to a wrong field of those that were sent. */
    saveOne: (slot: Slot, afterwards: () => void) => {
      const row = rows[slot];
      const sentBefore = slots.filter((each) => (rows[each]?.id ?? '') !== '');
      if (row !== undefined && form.check(sentBefore.flatMap((each) => [...fieldsOf(each)])))
        saving.start({ row, afterwards });
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
      form.check(fieldNames);
      setTooFewAt(form.summary.attempt + 1);
      const errors = valueErrors(form.values, known);
      const first = slots.find((slot) => fieldsOf(slot).some((name) => errors[name] !== undefined));
      const part = parts.find((each) => errors[`references.${first ?? 0}.${each}`] !== undefined);
      if (first !== undefined && part !== undefined) focusField(first, part);
      // The focus moves away from the buttons, so the text comes as a toast.
      tell({ text: say('references.tooFew'), tone: 'warning' });
    },
  };
}

export type ReferencesForm = ReturnType<typeof useReferencesForm>;
