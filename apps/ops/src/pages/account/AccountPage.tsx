import { Screen } from '../../shell/Screen.tsx';

export default function AccountPage() {
  return <Screen title="My account">{null}</Screen>;
}
