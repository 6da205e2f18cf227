import { completeInvitePhone } from '@repo/domain/phone';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { Select } from '@repo/ui/components/Select';
import { TextField } from '@repo/ui/components/TextField';
import { useStoppedPress } from '@repo/ui/forms/use-stopped-press';
import { Form } from '@repo/ui/patterns/Form';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { useDraftedForm } from '../../drafts/use-drafted-form.ts';
import { inviteDraft, serviceTypes } from '../../invitations/invite-draft.ts';
import { sendInvitation, type SentInvitation } from '../../invitations/send-invitation.ts';
import { saysPurchased } from '../../packages/says-purchased.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Screen } from '../../shell/Screen.tsx';
import {
  blankInvite,
  inviteErrors,
  inviteRefusal,
  missingParts,
  isReachable,
  toInvitation,
  toWorkerInvite,
} from './invite-values.ts';
import { InviteSummary } from './InviteSummary.tsx';
import { PackageChoice } from './PackageChoice.tsx';

interface InviteFormProps {
  readonly onSent: (invitation: SentInvitation) => void;
}

export function InviteForm({ onSent }: InviteFormProps) {
  const navigate = useNavigate();
  const [serviceOptions] = useState(() => serviceTypes().map((value) => ({ value, label: value })));
  const form = useDraftedForm({
    draft: { ...inviteDraft, subject: '' },
    fields: ['name', 'phone', 'location', 'package_id'],
    initial: blankInvite,
    validate: inviteErrors,
    checkedOnLeave: ['name', 'phone'],
    completedOnLeave: { phone: completeInvitePhone },
    // The screen after it shows the number as the employer typed it.
    save: async (values) => ({ ...(await sendInvitation(toInvitation(values))), phone: values.phone.trim() }),
    onSaved: onSent,
    refusalOf: inviteRefusal,
  });
  const missing = missingParts(form.values);
  const send = useStoppedPress(() => missing.length > 0 && !form.check(['name', 'phone', 'package_id']));
  const isBought = form.message !== null && saysPurchased(form.message);
  /** With a worker to invite, the comparison can send the invitation. Without one it only chooses. */
  const compare = () => {
    const isReady = isReachable(form.values);
    if (isReady) session.keepWorkerInvite(toWorkerInvite(form.values));
    void navigate(paths.package, { state: isReady ? { isNewInvite: true } : { isComparing: true } });
  };

  return (
    <Screen
      title="Invite Worker"
      subtitle="By SMS. Nothing is checked or charged before the worker agrees."
      width="task"
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
    >
      <TaskLayout summary={<InviteSummary />}>
        <Form
          form={form}
          label="Invitation"
          actions={
            <Stack gap="small">
              {isBought && (
                <ButtonLink variant="secondary" fullWidth href={paths.verificationsList}>
                  Go to Verifications
                </ButtonLink>
              )}
              <Stack gap="xsmall">
                <Button
                  ref={send}
                  type="submit"
                  fullWidth
                  busy={form.busy}
                  busyLabel="Sending Invitation..."
                  disabledReason={
                    (missing.length > 0 && 'Fill in a name, a phone number and a package first.') ||
                    (form.hasErrors && 'Correct what is marked above first.')
                  }
                >
                  Send Invitation
                </Button>
                {/* Always one line, so that the button never moves. */}
                <Text size="small" tone="muted" align="center">
                  {missing.length > 0
                    ? `Still missing: ${missing.join(', ')}.`
                    : 'You pay only after the worker agrees.'}
                </Text>
              </Stack>
            </Stack>
          }
        >
          <DraftNotice form={form} />
          <TextField label="Full Name" required autoComplete="off" {...form.field('name')} />
          <PhoneField label="Phone Number" required autoComplete="off" {...form.field('phone')} />
          <Grid columns={2} gap="large">
            <TextField
              label="Location"
              autoComplete="off"
              placeholder="e.g. Nairobi, Mombasa"
              {...form.field('location')}
            />
            <Select label="Service Type" options={serviceOptions} {...form.field('service_type')} />
          </Grid>
          <PackageChoice {...form.field('package_id')} onCompare={compare} />
        </Form>
      </TaskLayout>
    </Screen>
  );
}
