import { useForm, type FormSettings } from '@repo/ui/forms/use-form';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { dropOldDrafts, readDraft, type DraftKey } from './draft-store.ts';
import { fieldsOf, withTyped, type Typed } from './typed.ts';
import { usePersistedDraft, type DraftingSession } from './use-persisted-draft.ts';

/** A form that keeps drafts. */
export interface DraftKind<Values> {
  readonly form: DraftKey['form'];
  /** Every field is optional: an unreadable field, or a field of an older form, counts as absent. */
  readonly typed: z.core.$ZodType<Typed<Values>>;
}

interface DraftSettings<Values> extends DraftKind<Values> {
  /** The person or thing that the form is about. Each subject has its own draft. Empty where there is only one. */
  readonly subject: string;
  /** Fields that are never stored, because another user of the phone could read them. */
  readonly unkept?: readonly (keyof Values)[];
}

type DraftedFormSettings<Values, Name extends keyof Values & string, Saved> = FormSettings<
  Values,
  Name,
  Saved
> & {
  readonly draft: DraftSettings<Values>;
  /** The form before any typing. */
  readonly initial: Values;
};

function readTyped<Values>({ typed }: DraftKind<Values>, key: DraftKey): Typed<Values> | undefined {
  const read = z.safeParse(typed, readDraft(key)?.typed);
  return read.success ? read.data : undefined;
}
/** The drafts of an app. They belong to its signed-in user. */
export function draftedForms(session: DraftingSession) {
  const keyOf = (form: DraftKey['form'], subject: string): DraftKey => ({
    person: session.person(),
    form,
    subject,
  });

  /** Whether the user was typing when the page or the session ended. Such a form opens by itself. */
  function isDraftOpen<Values>(kind: DraftKind<Values>, subject: string): boolean {
    const key = keyOf(kind.form, subject);
    return readDraft(key)?.isOpen === true && readTyped(kind, key) !== undefined;
  }

  /**
   * `useForm` with a draft. The device stores the typed values and restores them after a reload, an expired session or a
   * network failure, until the user sends or abandons the form.
   */
  function useDraftedForm<Values extends object, Name extends keyof Values & string, Saved>({
    draft,
    ...settings
  }: DraftedFormSettings<Values, Name, Saved>) {
    const [blank] = useState(settings.initial);
    const [key] = useState(() => keyOf(draft.form, draft.subject));
    const [kept] = useState(() => {
      dropOldDrafts();
      return readTyped(draft, key);
    });
    const [isRestored, setRestored] = useState(kept !== undefined);
    const form = useForm<Values, Name, Saved>({
      ...settings,
      initial: kept === undefined ? blank : withTyped(blank, kept),
      save: async (values) => {
        const saved = await settings.save(values);
        giveUp();
        // A form that stays open for another entry starts empty.
        setRestored(false);
        return saved;
      },
    });
    const giveUp = usePersistedDraft({
      session,
      key,
      blank,
      values: form.values,
      unkept: draft.unkept ?? [],
    });
    const [first] = settings.fields;
    const firstId = first === undefined ? '' : form.field(first).id;
    const [starts, setStarts] = useState(0);
    useEffect(() => {
      // The focused button is gone. Only now the star that holds the id of the field is known.
      if (starts > 0) document.getElementById(firstId)?.focus();
    }, [starts, firstId]);

    return {
      ...form,
      /** Whether the form started with the draft of an earlier visit. */
      isRestored,
      /** Empties the form and focuses its first field. */
      startOver: () => {
        for (const name of fieldsOf(blank)) form.set(name, blank[name]);
        giveUp();
        setRestored(false);
        setStarts(starts + 1);
      },
      /** Deletes the draft when the user leaves the form on purpose. */
      giveUp,
    };
  }

  return { isDraftOpen, useDraftedForm };
}
