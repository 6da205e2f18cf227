import { Navigate } from 'react-router';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { codeStep } from './code-step.ts';

export function VerifyPage() {
  const state = useNavigationState('verify');
  // Without a phone there is no code to enter.
  if (state === undefined) return <Navigate to={paths.login} replace />;
  return <codeStep.Part applicant={state.userData} isLogin={state.isLogin} />;
}
