import { Button } from '@repo/ui/components/Button';
import { TextField } from '@repo/ui/components/TextField';
import { useToast } from '@repo/ui/components/Toasts';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useNameForm } from '../../forms/use-name-form.ts';

interface ChangeNameProps {
  /** Empty for a member who has not given one. */
  readonly name: string;
}

export function ChangeName({ name }: ChangeNameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Change<VisuallyHidden> your name</VisuallyHidden>
      </Button>
      {isOpen && <NameDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ name: present, onClose }: ChangeNameProps & { readonly onClose: () => void }) {
  const tell = useToast();
  const form = useNameForm(present, () => {
    onClose();
    tell({ text: 'Your name is saved.', tone: 'success' });
  });
  return (
    <FormDialog
      title="Change your name"
      description="Your colleagues see it."
      form={form}
      submit={{ label: 'Save', busyLabel: 'Saving...' }}
      onClose={onClose}
    >
      <TextField label="Name" required autoComplete="name" {...form.field('name')} />
    </FormDialog>
  );
}
