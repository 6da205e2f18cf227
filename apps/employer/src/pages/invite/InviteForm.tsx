import { inviteFormErrors, inviteServiceTypes } from '@repo/domain/invite-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { ErrorSummary } from '@repo/ui/components/ErrorSummary';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { Select } from '@repo/ui/components/Select';
import { TextField } from '@repo/ui/components/TextField';
import { useNavigate } from 'react-router';
import { useAction } from '../../hooks/use-action.ts';
import { sendFailureText } from '../../invitations/send-failure.ts';
import { sendInvitation, type SentInvitation } from '../../invitations/send-invitation.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Form } from '../../shell/Form.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import { refusedFields, toInvitation, toWorkerInvite, useInviteForm } from './use-invite-form.ts';

const hasAny = (errors: object) => Object.keys(errors).length > 0;
const serviceOptions = inviteServiceTypes.map((value) => ({ value, label: value }));

interface InviteFormProps {
  readonly onSent: (invitation: SentInvitation) => void;
}

export function InviteForm({ onSent }: InviteFormProps) {
  const navigate = useNavigate();
  const { fields, errors, summary, edit, leave, refuse } = useInviteForm();
  const sending = useAction(sendInvitation, onSent, (error) => {
    const refused = refusedFields(error, fields);
    if (hasAny(refused)) refuse(refused);
  });

  const filled = fields.name.trim() !== '' && fields.phone.trim() !== '' && fields.packageId !== null;
  const edited: typeof edit = (change, field) => {
    edit(change, field);
    sending.forgetError();
  };
  const submit = () => {
    const found = inviteFormErrors(fields);
    const invitation = toInvitation(fields);
    if (hasAny(found) || invitation === null) refuse(found);
    else sending.run(invitation);
  };
  const compare = () => {
    const { package_id: _later, ...found } = inviteFormErrors(fields);
    const invite = toWorkerInvite(fields);
    if (hasAny(found) || invite === null) {
      refuse(found);
      return;
    }
    session.keepWorkerInvite(invite);
    void navigate(paths.package, { state: { isNewInvite: true } });
  };

  return (
    <Screen
      title="Invite Worker"
      subtitle="We send her an SMS. Nothing is checked, and nothing charged, before she says yes."
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
    >
      <ErrorSummary {...summary} />
      <Form onSubmit={submit} label="Invitation">
        <TextField
          label="Full Name"
          id="name"
          name="name"
          required
          autoComplete="off"
          value={fields.name}
          error={errors.name}
          onChange={(name) => edited({ name }, 'name')}
          onBlur={() => leave('name')}
        />
        <PhoneField
          label="Phone Number"
          id="phone"
          name="phone"
          required
          autoComplete="off"
          value={fields.phone}
          error={errors.phone}
          onChange={(phone) => edited({ phone }, 'phone')}
          onBlur={() => leave('phone')}
        />
        <TextField
          label="Location"
          id="location"
          name="location"
          autoComplete="off"
          placeholder="e.g. Nairobi, Mombasa"
          value={fields.location}
          error={errors.location}
          onChange={(location) => edited({ location }, 'location')}
        />
        <Select
          label="Service Type"
          name="service_type"
          options={serviceOptions}
          value={fields.serviceType}
          onChange={(serviceType) => {
            if (serviceType !== '') edited({ serviceType });
          }}
        />
        <PackageChoice
          id="package_id"
          value={fields.packageId}
          error={errors.package_id}
          onChange={(packageId) => edited({ packageId }, 'package_id')}
          onCompare={compare}
        />
        {sending.error !== null && !hasAny(refusedFields(sending.error, fields)) && (
          <Banner tone="danger">{sendFailureText(sending.error)}</Banner>
        )}
        <Button
          type="submit"
          fullWidth
          busy={sending.busy}
          busyLabel="Sending Invitation..."
          disabledReason={
            (!filled && 'Fill in her name, her phone number and a package first.') ||
            (hasAny(errors) && 'Correct what is marked above first.')
          }
        >
          Send Invitation
        </Button>
      </Form>
    </Screen>
  );
}
