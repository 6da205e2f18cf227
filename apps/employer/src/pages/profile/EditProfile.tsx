import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import {
  ANY_SERVICE,
  budgetRanges,
  employerProfileErrors,
  employerProfileFormOf,
  NOT_AUTHENTICATED,
  NOT_SPECIFIED,
  PHONE_IS_FIXED,
  preferredServiceTypes,
  PROFILE_NOT_SAVED,
} from '@repo/domain/employer-profile-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { NumberField } from '@repo/ui/components/NumberField';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { Select, type SelectOption } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TextField } from '@repo/ui/components/TextField';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { BottomBar } from '@repo/ui/patterns/BottomBar';
import { Form } from '@repo/ui/patterns/Form';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { useEffect, useId, useState } from 'react';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { useDraftedForm } from '../../drafts/use-drafted-form.ts';
import { profileDraft } from '../../profile/profile-draft.ts';
import { EmployerCard } from '../../profile/EmployerCard.tsx';
import { EmployerPerson } from '../../profile/EmployerPerson.tsx';
import { saveProfileForm, type SavedTo } from '../../profile/profile-sync.ts';
import { phoneText } from '../../session/phone-text.ts';
import { session, type UserData } from '../../session/session.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

interface EditProfileProps {
  readonly user: UserData;
  readonly onSaved: (to: SavedTo) => void;
  readonly onCancel: () => void;
}

const optionsOf = (values: readonly string[]): readonly SelectOption<string>[] =>
  values.map((value) => ({ value, label: value }));
const services = optionsOf(preferredServiceTypes);
const budgets = optionsOf(budgetRanges);

const notSaved = (error: unknown) => ({
  ...refusalOf(PROFILE_NOT_SAVED)(error),
  message: session.user() === undefined ? NOT_AUTHENTICATED : PROFILE_NOT_SAVED,
});

export function EditProfile({ user, onSaved, onCancel }: EditProfileProps) {
  const hasDesk = useHasDesk();
  const formId = useId();
  const [quirks] = useState(deploymentQuirks);
  // The initial values of the form. They stay when newer account data arrives, because only values that
  // differ from them were changed here.
  const [shown] = useState(() => ({ ...employerProfileFormOf(user), phone: phoneText(user.phone) }));
  const form = useDraftedForm({
    draft: { ...profileDraft, subject: '' },
    fields: [
      'name',
      'phone',
      'email',
      'location',
      'company_name',
      'industry',
      'family_size',
      'availability_needs',
      'special_requirements',
    ],
    initial: shown,
    validate: (typed) => employerProfileErrors(typed, quirks),
    isLong: true,
    save: async (typed) => saveProfileForm(shown, typed),
    onSaved,
    refusalOf: notSaved,
  });
  const { message } = form;
  useEffect(() => {
    // The message is at the top, and the button that failed is at the bottom.
    if (message !== null) globalThis.scrollTo(0, 0);
  }, [message]);

  const actions = (
    <PageActions onPhone="beside">
      <Button type="submit" form={formId} busy={form.busy} busyLabel="Saving...">
        Save
      </Button>
      <Button
        variant="secondary"
        disabledReason={form.busy && 'Your profile is being saved.'}
        onClick={() => {
          form.giveUp();
          onCancel();
        }}
      >
        Cancel
      </Button>
    </PageActions>
  );
  return (
    <ProfileScreen bottom={!hasDesk && <BottomBar width="desk">{actions}</BottomBar>}>
      {message !== null && <Banner tone="danger">{message}</Banner>}
      {/* The form says all of it again: without its box, it takes less of a phone's first screen. */}
      {!hasDesk && <EmployerPerson user={user} />}
      <Form id={formId} form={{ ...form, message: null }} label="My Profile">
        <DraftNotice form={form} />
        <Grid columns={2} gap="large">
          <Stack gap="large">
            <TitledCard title="Personal Information" gap="medium">
              <TextField label="Full Name" required autoComplete="name" {...form.field('name')} />
              <PhoneField
                label="Phone Number"
                placeholder="0700 000 000"
                required
                readOnly
                hint={PHONE_IS_FIXED}
                {...form.field('phone')}
              />
              <TextField
                label="Email Address"
                type="email"
                inputMode="email"
                autoComplete="email"
                {...form.field('email')}
              />
              <TextField
                label="Location"
                required
                autoComplete="address-level2"
                placeholder="e.g. Nairobi, Mombasa"
                {...form.field('location')}
              />
            </TitledCard>
            <TitledCard title="Company & Family" gap="medium">
              <Grid columns={2}>
                <TextField label="Company Name" autoComplete="organization" {...form.field('company_name')} />
                <TextField label="Industry" autoComplete="off" {...form.field('industry')} />
                <NumberField label="Family Size" min={1} {...form.field('family_size')} />
                <Select
                  label="Preferred Service Types"
                  placeholder={ANY_SERVICE}
                  options={services}
                  {...form.field('preferred_service_types')}
                />
              </Grid>
            </TitledCard>
          </Stack>
          <Stack gap="large">
            {hasDesk && <EmployerCard user={user} />}
            <TitledCard title="Preferences & Requirements" gap="medium">
              <Select
                label="Budget Range"
                placeholder={NOT_SPECIFIED}
                options={budgets}
                {...form.field('budget_range')}
              />
              <TextArea label="Availability Needs" rows={3} {...form.field('availability_needs')} />
              <TextArea label="Special Requirements" rows={3} {...form.field('special_requirements')} />
            </TitledCard>
            {hasDesk && actions}
          </Stack>
        </Grid>
      </Form>
    </ProfileScreen>
  );
}
