import { describe, expect, it } from 'vitest';
import { setUp } from './testing/set-up.ts';

describe('the category list', () => {
  it('follows the scrolling', async () => {
    const { opened } = setUp();
    const { send, view } = await opened();
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'noodles' });
    expect(view().activeCategory).toBe('noodles');
  });

  it('stays on what was pressed while the sections between pass by', async () => {
    const { opened } = setUp();
    const { send, view } = await opened();
    send({ type: 'SELECT_CATEGORY', category_id: 'noodles' });
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'claypots' });
    expect(view().activeCategory).toBe('noodles');
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'noodles' });
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'claypots' });
    expect(view().activeCategory).toBe('claypots');
  });

  it('gives a second press its own second', async () => {
    const { opened, ports } = setUp();
    const { send, view } = await opened();
    send({ type: 'SELECT_CATEGORY', category_id: 'noodles' });
    ports.clock.advance(900);
    send({ type: 'SELECT_CATEGORY', category_id: 'claypots' });
    ports.clock.advance(900);
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'noodles' });
    expect(view().activeCategory).toBe('claypots');
  });

  it('asks for nothing again when a category is pressed', async () => {
    const { api, opened } = setUp();
    const { send } = await opened();
    send({ type: 'SELECT_CATEGORY', category_id: 'noodles' });
    send({ type: 'SELECT_CATEGORY', category_id: 'claypots' });
    expect(api.branchDetail).toHaveBeenCalledTimes(1);
    expect(api.bannerList).toHaveBeenCalledTimes(1);
    expect(api.dishList).toHaveBeenCalledTimes(1);
  });

  it.each(['SCROLL_SETTLED', 'a second'])(
    'follows again after %s, where the pressed section is too short to reach the top',
    async (end) => {
      const { opened, ports } = setUp();
      const { send, view } = await opened();
      send({ type: 'SELECT_CATEGORY', category_id: 'noodles' });
      if (end === 'SCROLL_SETTLED') send({ type: 'SCROLL_SETTLED' });
      else ports.clock.advance(1000);
      expect(view().activeCategory).toBe('noodles');
      send({ type: 'CATEGORY_IN_VIEW', category_id: 'claypots' });
      expect(view().activeCategory).toBe('claypots');
    },
  );
});

describe('the list', () => {
  it('stays the very same while the customer scrolls, so that a view need not draw it again', async () => {
    const { opened } = setUp();
    const { send, view } = await opened();
    const { sections } = view();
    send({ type: 'CATEGORY_IN_VIEW', category_id: 'noodles' });
    expect(view().sections).toBe(sections);
    send({ type: 'SEARCH', text: 'wantan' });
    expect(view().sections).not.toBe(sections);
  });
});

describe('searching', () => {
  it('narrows the list and marks a category that is still there', async () => {
    const { opened } = setUp();
    const { send, view } = await opened();
    send({ type: 'SEARCH', text: 'wantan' });
    expect(view()).toMatchObject({ search: 'wantan', activeCategory: 'noodles' });
    send({ type: 'SEARCH', text: 'pizza' });
    expect(view()).toMatchObject({ status: 'noMatch', activeCategory: null, sections: [] });
    send({ type: 'SEARCH', text: '' });
    expect(view()).toMatchObject({ status: 'ready', activeCategory: 'claypots' });
  });
});
