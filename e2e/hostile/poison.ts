import { changeSeeded } from '../seeded-folder.ts';
import { hostileNames, hostilePost } from './hostile-content.ts';

/** Writes hostile content into a data folder past the API. */
export async function poison(folder: string): Promise<void> {
  await changeSeeded(folder, async (database) => {
    const { slug, title, excerpt, blurb, info, contact, content } = hostilePost;
    await database.query(
      `update post set slug = $1, title = $2, excerpt = $3, blurb = $4, info = $5, contact = $6, content = $7
     where slug = 'brandvarnare'`,
      [
        slug,
        title,
        excerpt,
        JSON.stringify(blurb),
        JSON.stringify(info),
        JSON.stringify(contact),
        JSON.stringify(content),
      ],
    );
    await database.query('update node set name = $1 where parent_id is null', [hostileNames.site]);
    await database.query(`update link set name = $1, url = $2 where name = 'Anmäl eldning'`, [
      hostileNames.link.name,
      hostileNames.link.url,
    ]);
    await database.query(`update post set title = title || $1 where type in ('alert', 'news')`, [
      hostilePost.excerpt,
    ]);
  });
}
