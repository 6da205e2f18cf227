import { saveOwnName, TEAM_ACCOUNT } from '@repo/api-client/queries/team-account';
import { TEAM } from '@repo/api-client/queries/team';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { Button } from '@repo/ui/components/Button';
import { TextField } from '@repo/ui/components/TextField';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';

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
  const cache = useQueryClient();
  const form = useForm({
    fields: ['name'],
    initial: { name: present },
    validate: ({ name }) =>
      name.trim() === '' ? { name: 'Please enter the name that colleagues see.' } : {},
    save: async ({ name }) => {
      await saveOwnName(client, name.trim());
      await Promise.all([
        invalidate(cache, { queryKey: TEAM_ACCOUNT }),
        invalidate(cache, { queryKey: TEAM }),
      ]);
    },
    onSaved: () => {
      onClose();
      tell({ text: 'Your name is saved.', tone: 'success' });
    },
    refusalOf: refusalOf('The name was not saved. Please try again.'),
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
