import {
  CONTACT_MESSAGE_MISSING,
  DEFAULT_CONTACT_MESSAGE,
  isContactMessageMissing,
} from '@repo/domain/contact-request';
import { Button } from '@repo/ui/components/Button';
import { TextArea } from '@repo/ui/components/TextArea';
import { Form } from '@repo/ui/patterns/Form';
import { Stack } from '@repo/ui/primitives/Stack';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';
import { useDraftedForm } from '../../drafts/use-drafted-form.ts';
import { contactRefusal } from './contact-refusal.ts';
import { sendContactRequest } from './send-contact-request.ts';

interface ContactValues {
  readonly message: string;
}
const blank: ContactValues = { message: DEFAULT_CONTACT_MESSAGE };

export const contactDraft: DraftKind<ContactValues> = {
  form: 'contact',
  typed: z.object({ message: z.optional(z.string()) }),
};

const errorsOf = ({ message }: ContactValues) =>
  isContactMessageMissing(message) ? { message: CONTACT_MESSAGE_MISSING } : {};

interface ContactFormProps {
  readonly workerId: string;
  /** Whether a press opened the form. It then replaces the button and takes the focus. */
  readonly isAsked: boolean;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** The message of the employer to the worker. */
export function ContactForm({ workerId, isAsked, onSent, onCancel }: ContactFormProps) {
  const form = useDraftedForm({
    draft: { ...contactDraft, subject: workerId },
    fields: ['message'],
    initial: blank,
    validate: errorsOf,
    save: async ({ message }) => sendContactRequest(workerId, message),
    onSaved: onSent,
    refusalOf: contactRefusal,
  });
  const field = form.field('message');
  const { id } = field;
  useEffect(() => {
    if (isAsked) document.getElementById(id)?.focus();
  }, [isAsked, id]);

  return (
    <Form
      form={form}
      label="Contact request"
      actions={
        <Stack gap="small">
          <Button type="submit" fullWidth busy={form.busy} busyLabel="Sending Request...">
            Send Request
          </Button>
          <Button
            fullWidth
            variant="secondary"
            onClick={() => {
              form.giveUp();
              onCancel();
            }}
          >
            Cancel
          </Button>
        </Stack>
      }
    >
      <DraftNotice form={form} />
      <TextArea
        label="Message to the worker"
        required
        rows={6}
        hint="Our SMS says that you ask. The worker reads your words in the app, without numbers and links."
        {...field}
      />
    </Form>
  );
}
