import { Navigate } from 'react-router';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { VerifyCode } from './VerifyCode.tsx';

export function VerifyPage() {
  const state = useNavigationState('verify');
  // Without a phone there is no code to enter.
  if (state === undefined) return <Navigate to={paths.login} replace />;
  return <VerifyCode applicant={state.userData} isLogin={state.isLogin} />;
}
