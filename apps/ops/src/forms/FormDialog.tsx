import { Button } from '@repo/ui/components/Button';
import { Dialog } from '@repo/ui/components/Dialog';
import { Form, type FormProps } from '@repo/ui/patterns/Form';
import { useId, type ReactNode } from 'react';

interface FormDialogProps {
  readonly title: string;
  /** What sending does, in a sentence or two. */
  readonly description: string;
  readonly form: FormProps['form'] & { readonly busy: boolean };
  readonly submit: { readonly label: string; readonly busyLabel: string; readonly isDanger?: boolean };
  readonly onClose: () => void;
  /** Whether the page shows at once what is sent: the dialog is away meanwhile, and back with her words after a refusal. */
  readonly isShownAtOnce?: boolean;
  readonly children: ReactNode;
}

/** A few fields over the page. Nothing closes them while they are sent. */
export function FormDialog({
  title,
  description,
  form,
  submit,
  onClose,
  isShownAtOnce = false,
  children,
}: FormDialogProps) {
  const id = useId();
  const close = () => {
    if (!form.busy) onClose();
  };
  return (
    <Dialog
      open={!(isShownAtOnce && form.busy)}
      title={title}
      description={description}
      closeLabel="Cancel"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabledReason={form.busy && submit.busyLabel} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant={submit.isDanger === true ? 'danger' : 'primary'}
            busy={form.busy}
            busyLabel={submit.busyLabel}
          >
            {submit.label}
          </Button>
        </>
      }
    >
      <Form id={id} form={form}>
        {children}
      </Form>
    </Dialog>
  );
}
