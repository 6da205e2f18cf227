import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { useForm } from '@repo/ui/forms/use-form';
import type { ComponentProps } from 'react';
import { fieldErrors } from '../../forms/field-errors.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { reasonError } from '../../forms/reason.ts';
import { ReasonField } from '../../forms/ReasonField.tsx';
import type { TaskProps } from './task.ts';

interface ReasonDialogProps
  extends TaskProps, Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'submit'> {
  /** Who reads the reason, or where it is kept. */
  readonly hint: string;
  readonly send: (reason: string) => Promise<{ readonly message: string }>;
  /** The text of a failure, where the service says nothing. */
  readonly failed: string;
}

/** A task that needs nothing but a reason. */
export function ReasonDialog({ hint, send, failed, onDone, ...dialog }: ReasonDialogProps) {
  const form = useForm({
    fields: ['reason'],
    initial: { reason: '' },
    validate: ({ reason }) => fieldErrors({ reason: reasonError(reason) }),
    save: ({ reason }) => send(reason.trim()),
    onSaved: onDone,
    refusalOf: refusalOf(failed),
  });
  return (
    <FormDialog form={form} {...dialog}>
      <ReasonField hint={hint} {...form.field('reason')} />
    </FormDialog>
  );
}
