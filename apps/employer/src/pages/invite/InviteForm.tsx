import { failureOf } from '@repo/api-client/client/failure';
import { inviteWorker, type Invitation } from '@repo/api-client/queries/dashboard';
import { inviteFormErrors, inviteServiceTypes } from '@repo/domain/invite-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { Select } from '@repo/ui/components/Select';
import { TextField } from '@repo/ui/components/TextField';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useAction } from '../../hooks/use-action.ts';
import { sendFailureText } from '../../invitations/send-failure.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Form } from '../../shell/Form.tsx';
import { Screen } from '../../shell/Screen.tsx';
import type { SentInvitation } from './InviteSent.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import { toInvitation, useInviteForm } from './use-invite-form.ts';

const serviceOptions = inviteServiceTypes.map((value) => ({ value, label: value }));

interface InviteFormProps {
  readonly onSent: (invitation: SentInvitation) => void;
}

export function InviteForm({ onSent }: InviteFormProps) {
  const navigate = useNavigate();
  const { fields, errors, edit, leave, setErrors } = useInviteForm();
  const sending = useAction(
    (invitation: Invitation) => inviteWorker(client, invitation),
    ({ nanny }, { packageId }) => {
      session.keepInvitation({ workerId: nanny.id, workerName: nanny.name, packageId });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      void queryClient.invalidateQueries({ queryKey: ['workers'] });
      onSent({ name: nanny.name, phone: nanny.phone, packageId });
    },
    (error) => {
      const failure = failureOf(error);
      if (failure?.kind !== 'api') return;
      const wanted = inviteFormErrors(fields);
      const missing = failure.required.flatMap((name) =>
        Object.entries(wanted).filter(([key]) => key === name),
      );
      setErrors({ ...Object.fromEntries(missing), ...failure.fields });
    },
  );

  const filled = fields.name.trim() !== '' && fields.phone.trim() !== '' && fields.packageId !== null;
  const faulty = Object.keys(errors).length > 0;
  const edited: typeof edit = (change, field) => {
    edit(change, field);
    sending.forgetError();
  };
  const submit = () => {
    const found = inviteFormErrors(fields);
    setErrors(found);
    const invitation = toInvitation(fields);
    if (Object.keys(found).length === 0 && invitation !== null) sending.run(invitation);
  };
  const compare = () => {
    const { name, phone } = inviteFormErrors(fields);
    if (name !== undefined || phone !== undefined) {
      setErrors({ ...(name === undefined ? {} : { name }), ...(phone === undefined ? {} : { phone }) });
      return;
    }
    session.keepWorkerInvite({
      name: fields.name.trim(),
      phone: fields.phone,
      location: fields.location.trim() || null,
      service_type: fields.serviceType,
    });
    void navigate(paths.package, { state: { isNewInvite: true } });
  };

  return (
    <Screen
      title="Invite Worker"
      subtitle="We send her an SMS. Nothing is checked, and nothing charged, before she says yes."
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
    >
      <Form onSubmit={submit} label="Invitation">
        <TextField
          label="Full Name"
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
          name="location"
          autoComplete="off"
          placeholder="e.g. Nairobi, Mombasa"
          value={fields.location}
          onChange={(location) => edited({ location })}
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
          value={fields.packageId}
          error={errors.package_id}
          onChange={(packageId) => edited({ packageId }, 'package_id')}
          onCompare={compare}
        />
        {sending.error !== null && <Banner tone="danger">{sendFailureText(sending.error)}</Banner>}
        <Button
          type="submit"
          fullWidth
          busy={sending.busy}
          busyLabel="Sending Invitation..."
          disabledReason={
            (!filled && 'Fill in her name, her phone number and a package first.') ||
            (faulty && 'Correct what is marked above first.')
          }
        >
          Send Invitation
        </Button>
      </Form>
    </Screen>
  );
}
