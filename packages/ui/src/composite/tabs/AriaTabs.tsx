import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { cx } from '../../utils/cx.ts';
import styles from './Tabs.module.css';

interface TabItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

export function AriaTabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList aria-label={label} className={cx(styles.list)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={cx(styles.tab)}>
            <span>{item.title}</span>
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={cx(styles.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
