import type { OwnReference } from '@repo/api-client/queries/references';
import type { useForm } from '@repo/ui/forms/use-form';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  fieldsOf,
  isChanged,
  slots,
  type FieldName,
  type Part,
  type Row,
  type Slot,
  type Values,
} from './reference-values.ts';

type FieldsOfForm = Pick<ReturnType<typeof useForm<Values, FieldName, unknown>>, 'field'>;

/**
 * The references whose fields are open. A changed one is open, and so is one with an error: its number may have become
 * that of another row. Its fields stay open while the worker types the former value again.
 */
export function useEdited(form: FieldsOfForm, rows: readonly Row[], references: readonly OwnReference[]) {
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
export function useFieldFocus(form: { readonly field: (name: FieldName) => { readonly id: string } }) {
  const [target, setTarget] = useState<{ readonly slot: Slot; readonly part: Part }>();
  const focus = useEffectEvent(({ slot, part }: { readonly slot: Slot; readonly part: Part }) =>
    document.getElementById(form.field(`references.${slot}.${part}`).id)?.focus(),
  );
  useEffect(() => {
    if (target !== undefined) focus(target);
  }, [target]);
  return (slot: Slot, part: Part) => setTarget({ slot, part });
}
