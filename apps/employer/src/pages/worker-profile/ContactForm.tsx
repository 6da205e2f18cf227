import { contactMessageError, DEFAULT_CONTACT_MESSAGE } from '@repo/domain/contact-request';
import { Button } from '@repo/ui/components/Button';
import { TextArea } from '@repo/ui/components/TextArea';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { Stack } from '@repo/ui/primitives/Stack';
import { useEffect } from 'react';
import { contactRefusal } from './contact-refusal.ts';
import { sendContactRequest } from './send-contact-request.ts';

const errorsOf = ({ message }: { readonly message: string }) => {
  const error = contactMessageError(message);
  return error === null ? {} : { message: error };
};

interface ContactFormProps {
  readonly workerId: string;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** The employer's words to the worker. Takes the focus: it stands where the button was that opened it. */
export function ContactForm({ workerId, onSent, onCancel }: ContactFormProps) {
  const form = useForm({
    fields: ['message'],
    initial: { message: DEFAULT_CONTACT_MESSAGE },
    validate: errorsOf,
    save: async ({ message }) => sendContactRequest(workerId, message),
    onSaved: onSent,
    refusalOf: contactRefusal,
  });
  const field = form.field('message');
  const { id } = field;
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);

  return (
    <Form
      form={form}
      label="Contact request"
      actions={
        <Stack gap="small">
          <Button type="submit" fullWidth busy={form.busy} busyLabel="Sending Request...">
            Send Request
          </Button>
          <Button fullWidth variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Stack>
      }
    >
      <TextArea
        label="Message to the worker"
        required
        rows={6}
        hint="She reads it in an SMS: a long message is shortened there, and links are left out."
        {...field}
      />
    </Form>
  );
}
