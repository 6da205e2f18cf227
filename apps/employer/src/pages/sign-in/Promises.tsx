import { PhoneYes } from '@repo/ui/drawings/PhoneYes';
import { SignInPane } from '@repo/ui/patterns/SignInPane';

const lines = ['Only with consent', 'Money back if the answer is no', 'M-PESA or card'];

/** What an employer can rely on, beside the forms of the sign-in. */
export default function Promises() {
  return <SignInPane drawing={PhoneYes} lines={lines} />;
}
