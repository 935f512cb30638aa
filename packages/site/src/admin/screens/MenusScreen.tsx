import { adminPath } from '@croupier/core';
import { adminMenuLabels } from '@croupier/core/messages';
import { ButtonLink, Tabs } from '@croupier/ui/admin';
import { MenuTable } from '../menus/MenuTable.js';
import { useAddressValue } from '../use-address.js';
import list from './list.module.css';

const labels = adminMenuLabels;

/** The menus of the header and of the footer. */
export function MenusScreen() {
  const [menu, setMenu] = useAddressValue('menu');
  return (
    <div className={list.root}>
      <div className={list.head}>
        <div>
          <h1>{labels.title}</h1>
          <p className={list.count}>{labels.text}</p>
        </div>
        <ButtonLink variant="quiet" href={adminPath('dashboard')}>
          {labels.back}
        </ButtonLink>
      </div>
      <Tabs
        label={labels.title}
        value={menu === 'footer' ? 'footer' : 'header'}
        onChange={(id) => setMenu(id === 'footer' ? id : '')}
        tabs={(['header', 'footer'] as const).map((id) => ({
          id,
          label: labels.tabs[id],
          content: <MenuTable menu={id} />,
        }))}
      />
    </div>
  );
}
