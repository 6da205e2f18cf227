import { useForm, type FormSettings } from '@repo/ui/forms/use-form';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { dropOldDrafts, readDraft, type DraftKey } from './draft-store.ts';
import { fieldsOf, withTyped, type Typed } from './typed.ts';
import { usePersistedDraft, type DraftingSession } from './use-persisted-draft.ts';

/** A form that keeps drafts. */
export interface DraftKind<Values> {
  readonly form: DraftKey['form'];
  /** Every field, as an optional one: what cannot be read, or is of an older form, is as good as absent. */
  readonly typed: z.core.$ZodType<Typed<Values>>;
}

interface DraftSettings<Values> extends DraftKind<Values> {
  /** About whom or what: each has a draft of its own. Empty where there is only one. */
  readonly subject: string;
  /** Fields that are never written down: whoever else uses the phone could read them there. */
  readonly unkept?: readonly (keyof Values)[];
}

type DraftedFormSettings<Values, Name extends keyof Values & string, Saved> = FormSettings<
  Values,
  Name,
  Saved
> & {
  readonly draft: DraftSettings<Values>;
  /** The form as nobody has typed in it. */
  readonly initial: Values;
};

function readTyped<Values>({ typed }: DraftKind<Values>, key: DraftKey): Typed<Values> | undefined {
  const read = z.safeParse(typed, readDraft(key)?.typed);
  return read.success ? read.data : undefined;
}
/** The drafts of an app, which belong to whoever is signed in there. */
export function draftedForms(session: DraftingSession) {
  const keyOf = (form: DraftKey['form'], subject: string): DraftKey => ({
    person: session.person(),
    form,
    subject,
  });

  /** Whether somebody was typing there when the page or her session ended: such a form opens by itself. */
  function isDraftOpen<Values>(kind: DraftKind<Values>, subject: string): boolean {
    const key = keyOf(kind.form, subject);
    return readDraft(key)?.isOpen === true && readTyped(kind, key) !== undefined;
  }

  /**
   * `useForm` that loses nothing: what is typed is kept on this device, and is there again after a reload, an expired session or
   * a dead network, until it is sent or given up.
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
        // A form that stays to be filled in again begins with nothing.
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
      // The button that had the focus is gone, and which star stands for the field is known only now.
      if (starts > 0) document.getElementById(firstId)?.focus();
    }, [starts, firstId]);

    return {
      ...form,
      /** Whether it began with what was typed on an earlier visit. */
      isRestored,
      /** Empties it, and goes to its first field. */
      startOver: () => {
        for (const name of fieldsOf(blank)) form.set(name, blank[name]);
        giveUp();
        setRestored(false);
        setStarts(starts + 1);
      },
      /** Forgets what was typed: for whoever leaves it on purpose. */
      giveUp,
    };
  }

  return { isDraftOpen, useDraftedForm };
}
