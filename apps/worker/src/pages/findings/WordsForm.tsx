import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';
import { STATEMENT_MAXIMUM } from '@repo/domain/dispute';
import { Button } from '@repo/ui/components/Button';
import { TextArea } from '@repo/ui/components/TextArea';
import { useToast } from '@repo/ui/components/Toasts';
import { Form } from '@repo/ui/patterns/Form';
import { Stack } from '@repo/ui/primitives/Stack';
import * as z from 'zod/mini';
import { KeptNotice } from '../../drafts/KeptNotice.tsx';
import { useDraftedForm } from '../../drafts/use-drafted-form.ts';
import { callRefusal } from '../../language/call-refusal.ts';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useWorded } from '../../language/use-worded-form.ts';
import { invalidateFindings } from './invalidate-findings.ts';

interface Values {
  readonly words: string;
}

/** The draft of one of these forms, each with its own name. */
export const wordsDraft = (form: 'dispute' | 'side'): DraftKind<Values> => ({
  form,
  typed: z.object({ words: z.optional(z.string()) }),
});

interface WordsFormProps {
  readonly draft: DraftKind<Values>;
  /** The subject of the text. Each subject has its own draft. */
  readonly subject: string;
  /** Names the form by its subject. */
  readonly about: string;
  readonly label: PlainKey;
  readonly hint: PlainKey;
  readonly missing: PlainKey;
  readonly action: PlainKey;
  readonly sent: PlainKey;
  readonly failed: PlainKey;
  readonly send: (words: string) => Promise<unknown>;
  readonly onSent?: () => void;
  readonly onCancel?: () => void;
}

const fields = ['words'] as const;

/** The text of the worker to the team. */
export function WordsForm({ about, label, hint, missing, action, sent, failed, ...on }: WordsFormProps) {
  const { say, formats } = useLanguage();
  const tell = useToast();
  const drafted = useDraftedForm({
    draft: { ...on.draft, subject: on.subject },
    fields,
    initial: { words: '' },
    validate: ({ words }) => {
      if (words.trim() === '') return { words: missing };
      return words.length > STATEMENT_MAXIMUM
        ? { words: say('dispute.long', { maximum: formats.number(STATEMENT_MAXIMUM) }) }
        : {};
    },
    save: async ({ words }) => {
      try {
        await on.send(words);
      } finally {
        // Also after a failure: after a call without an answer, its effect is unknown.
        await invalidateFindings();
      }
    },
    onSaved: () => {
      tell({ text: say(sent), tone: 'success' });
      drafted.set('words', '');
      on.onSent?.();
    },
    refusalOf: callRefusal(failed),
  });
  const form = { ...drafted, ...useWorded(drafted) };
  const { onCancel } = on;
  return (
    <Form
      form={form}
      label={about}
      actions={
        <Stack gap="small">
          <Button type="submit" fullWidth busy={form.busy} busyLabel={say('dispute.sending')}>
            {say(action)}
          </Button>
          {onCancel !== undefined && (
            <Button
              variant="ghost"
              fullWidth
              onClick={() => {
                form.giveUp();
                onCancel();
              }}
            >
              {say('dispute.cancel')}
            </Button>
          )}
        </Stack>
      }
    >
      <KeptNotice form={form} busyLabel={say('dispute.sending')}>
        {say('complete.kept')}
      </KeptNotice>
      <TextArea
        {...form.field('words')}
        label={say(label)}
        hint={say(hint)}
        counterLimit={STATEMENT_MAXIMUM}
      />
    </Form>
  );
}
