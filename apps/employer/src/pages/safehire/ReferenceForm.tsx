import { demonstrationRelationships } from '@repo/domain/demonstration';
import {
  demonstrationReferenceErrors,
  type DemonstrationReference,
  type DemonstrationReferenceValues,
} from '@repo/domain/demonstration-references';
import { normalisePhone } from '@repo/domain/phone';
import { referenceLimits } from '@repo/domain/worker-references';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { Select } from '@repo/ui/components/Select';
import { TextField } from '@repo/ui/components/TextField';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useForm } from '@repo/ui/forms/use-form';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { Form } from '@repo/ui/patterns/Form';

const nobody: DemonstrationReferenceValues = { name: '', phone: '', relationship: '' };
const relationships = demonstrationRelationships.map((value) => ({ value, label: value }));

interface ReferenceFormProps {
  readonly added: readonly DemonstrationReference[];
  readonly onAdd: (reference: DemonstrationReference) => void;
}

/** A form that saves nothing, so only its fields can have errors. */
export function ReferenceForm({ added, onAdd }: ReferenceFormProps) {
  const form = useForm({
    fields: ['name', 'phone', 'relationship'],
    initial: nobody,
    validate: (values) => demonstrationReferenceErrors(values, added),
    save: async (values) => Promise.resolve(values),
    onSaved: ({ name, phone, relationship }) => {
      if (relationship !== '')
        onAdd({ name: name.trim(), phone: normalisePhone(phone) ?? phone, relationship });
    },
    refusalOf: () => ({ message: 'The reference was not added. Please try again.' }),
  });
  return (
    <TitledCard title="Add a Reference" gap="medium">
      <Form
        form={form}
        label="Reference"
        actions={
          <Button type="submit" variant="secondary" fullWidth icon={<PlusIcon />}>
            Add Reference
          </Button>
        }
      >
        <TextField
          label="Name"
          required
          autoComplete="off"
          maxLength={referenceLimits.name}
          {...form.field('name')}
        />
        <PhoneField label="Phone Number" required autoComplete="off" {...form.field('phone')} />
        <Select
          label="Relationship"
          required
          placeholder="Choose a relationship"
          options={relationships}
          {...form.field('relationship')}
        />
      </Form>
    </TitledCard>
  );
}
