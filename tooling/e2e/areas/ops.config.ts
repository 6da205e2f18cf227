import { areaConfig } from '../support/area-config.ts';

export default areaConfig({ name: 'ops', workers: 1 });
