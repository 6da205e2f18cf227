import { DEFAULT_SERVICE_TYPE, inviteFormErrors, inviteServiceTypes } from '@repo/domain/invite-form';
import { completeInvitePhone } from '@repo/domain/phone';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Banner } from '../src/components/Banner/Banner.tsx';
import { Button } from '../src/components/Button/Button.tsx';
import { PhoneField } from '../src/components/PhoneField/PhoneField.tsx';
import { RadioCards } from '../src/components/RadioCards/RadioCards.tsx';
import { Select } from '../src/components/Select/Select.tsx';
import { TextArea } from '../src/components/TextArea/TextArea.tsx';
import { TextField } from '../src/components/TextField/TextField.tsx';
import { Form } from '../src/patterns/Form/Form.tsx';
import { type Refusal, useForm } from '../src/forms/use-form.ts';

interface Invitation {
  readonly name: string;
  readonly phone: string;
  readonly service_type: string;
  readonly package_id: number | null;
  readonly message: string;
}
export const empty: Invitation = {
  name: '',
  phone: '',
  service_type: DEFAULT_SERVICE_TYPE,
  package_id: null,
  message: '',
};
const serviceTypes = inviteServiceTypes.map((value) => ({ value, label: value }));
const packages = [
  { value: '16', title: 'Lite Check', detail: 'KES 500' },
  { value: '17', title: 'Standard Check', detail: 'KES 1,000' },
];

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
export const save = fn<(invitation: Invitation) => Promise<void>>();
export const refusing = (fields: Record<string, string>): void => {
  save.mockRejectedValue(new Refused({ message: 'Please check the fields and try again.', fields }));
};

/** An invitation, as a screen would write it. */
export function InvitationForm({ isLong = false }: { readonly isLong?: boolean }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    fields: ['name', 'phone', 'package_id', 'message'],
    initial: empty,
    validate: (typed) => inviteFormErrors({ ...typed, packageId: typed.package_id }),
    checkedOnLeave: ['name', 'phone'],
    completedOnLeave: { phone: completeInvitePhone },
    isLong,
    save,
    onSaved: (_, { name }) => setSentTo(name),
    refusalOf: (error) =>
      error instanceof Refused ? error.refusal : { message: 'Failed to send invitation. Please try again.' },
  });
  const chosen = form.field('package_id');
  return (
    <Form
      form={form}
      label="Invitation"
      actions={
        <>
          {sentTo !== undefined && <Banner tone="success">We sent {sentTo} an SMS.</Banner>}
          <Button type="submit" fullWidth busy={form.busy} busyLabel="Sending Invitation...">
            Send Invitation
          </Button>
        </>
      }
    >
      <TextField label="Full Name" required autoComplete="off" {...form.field('name')} />
      <PhoneField label="Phone Number" required autoComplete="off" {...form.field('phone')} />
      <Select label="Service Type" options={serviceTypes} {...form.field('service_type')} />
      <RadioCards
        legend="Verification Package"
        required
        options={packages}
        columns={2}
        {...chosen}
        value={chosen.value === null ? '' : String(chosen.value)}
        onChange={(id) => chosen.onChange(Number(id))}
      />
      <TextArea label="Message" {...form.field('message')} />
    </Form>
  );
}
