import { CompleteScreen } from './CompleteScreen.tsx';
import { ContactScreen } from './ContactScreen.tsx';
import { KickoffScreen } from './KickoffScreen.tsx';
import { PaymentSuccessScreen } from './PaymentSuccessScreen.tsx';
import { ProgressScreen } from './ProgressScreen.tsx';
import { ReferencesScreen } from './ReferencesScreen.tsx';
import { ReportScreen } from './ReportScreen.tsx';
import { useDemonstration } from './use-demonstration.ts';

/** The demonstration (worker spec 2.19): the check of an invented worker, from the payment to the interview. */
export default function SafeHirePage() {
  const demonstration = useDemonstration();
  switch (demonstration.screen) {
    case 'payment-success':
      return <PaymentSuccessScreen demonstration={demonstration} />;
    case 'kickoff':
      return <KickoffScreen demonstration={demonstration} />;
    case 'references':
      return <ReferencesScreen demonstration={demonstration} />;
    case 'progress':
      return <ProgressScreen demonstration={demonstration} />;
    case 'complete':
      return <CompleteScreen demonstration={demonstration} />;
    case 'report':
      return <ReportScreen demonstration={demonstration} />;
    case 'contact':
      return <ContactScreen demonstration={demonstration} />;
  }
}
