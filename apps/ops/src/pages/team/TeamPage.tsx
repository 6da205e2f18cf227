import { Screen } from '../../shell/Screen.tsx';

export default function TeamPage() {
  return <Screen title="Team">{null}</Screen>;
}
