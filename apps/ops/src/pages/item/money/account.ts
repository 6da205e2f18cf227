import type { RefundAccount } from '@repo/api-client/queries/refunds';
import { ACCOUNT_NUMBER, BANK_NUMBER } from '@repo/domain/refund-details';
import type { FieldErrors } from '@repo/ui/forms/use-form';
import { fieldErrors } from '../../../forms/field-errors.ts';

export const accountFields = ['account_number', 'bank_id'] as const;

/** The account as it is compared and sent: people write numbers in groups. */
export const accountBody = ({ account_number: account, bank_id: bank }: RefundAccount): RefundAccount => ({
  account_number: account.replaceAll(/[\s-]/g, ''),
  bank_id: bank.trim(),
});

/** What is wrong with each field. */
export function accountErrors(values: RefundAccount): FieldErrors<(typeof accountFields)[number]> {
  const { account_number: account, bank_id: bank } = accountBody(values);
  return fieldErrors({
    account_number: ACCOUNT_NUMBER.test(account) ? null : 'Please enter 6 to 20 digits.',
    bank_id: BANK_NUMBER.test(bank) ? null : 'Please enter the number of the bank, in digits.',
  });
}
