import { enterAccount, type RefundAccount } from '@repo/api-client/queries/refunds';
import { Button } from '@repo/ui/components/Button';
import { TextField } from '@repo/ui/components/TextField';
import { Grid } from '@repo/ui/primitives/Grid';
import { client } from '../../../api/client.ts';
import { draftsOf } from '../../../work/drafts.ts';
import { useWorkForm } from '../../../work/use-work-form.ts';
import { WorkForm } from '../../../work/WorkForm.tsx';
import { accountBody, accountErrors, accountFields } from './account.ts';

interface AccountFormProps {
  readonly refundId: string;
  /** Whether a colleague entered it before: the second entry sends the money. */
  readonly isSecond: boolean;
  readonly onSaved?: () => void;
}

const drafts = draftsOf<RefundAccount>();

/** The payer's account, as one of two members enters it. What was typed stays in this form. */
export function AccountForm({ refundId, isSecond, onSaved }: AccountFormProps) {
  const form = useWorkForm({
    draft: drafts(`${refundId} ${isSecond}`),
    fields: accountFields,
    initial: { account_number: '', bank_id: '' },
    validate: accountErrors,
    save: (values) => enterAccount(client, refundId, accountBody(values)),
    told: ({ refund }) =>
      refund.standing === 'decided'
        ? 'Sent to the payment service.'
        : 'Saved. A colleague enters it now. Nothing was sent yet.',
    onSaved,
    failed: 'It was not saved. Please try again.',
  });
  return (
    <WorkForm
      form={form}
      actions={
        <Button type="submit" busy={form.busy} busyLabel={isSecond ? 'Sending...' : 'Saving...'}>
          {isSecond ? 'Send to the payment service' : 'Save for the second entry'}
        </Button>
      }
    >
      <Grid columns={2}>
        <TextField
          label="Account number"
          required
          hint="Of the bank account, or the phone number of a mobile money account."
          inputMode="numeric"
          autoComplete="off"
          {...form.field('account_number')}
        />
        <TextField
          label="Bank number"
          required
          hint="The payment service’s number of the bank or mobile money service."
          inputMode="numeric"
          autoComplete="off"
          {...form.field('bank_id')}
        />
      </Grid>
    </WorkForm>
  );
}
