/** An export of WordPress 6 with a page, one below it, a news item of the classic editor, and what is not for moving. */
export const WORDPRESS = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.8" -->
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
	<title>Räddningstjänsten Exempel</title>
	<link>https://www.example.se</link>
	<wp:wxr_version>1.2</wp:wxr_version>
	${item({
    id: 7,
    type: 'page',
    link: 'https://www.example.se/brandskydd/',
    title: 'Brandskydd',
    excerpt: 'Så &lt;b&gt;skyddar&lt;/b&gt; du dig',
    content: `<!-- wp:paragraph -->
<p>Läs om <a href="https://example.se/brandskydd/brandvarnare">brandvarnare</a> och <a href="/kontakt/?a=1&amp;b=2">kontakta oss</a>.</p>
<!-- /wp:paragraph --><!-- wp:heading --><h2 class="wp-block-heading">Hemma</h2><!-- /wp:heading -->
<!-- wp:image {"id":9} --><figure class="wp-block-image"><img src="https://www.example.se/wp-content/uploads/a.jpg" alt=""/></figure><!-- /wp:image -->
<script>alert(1)</script>`,
  })}
	${item({
    id: 8,
    type: 'page',
    parent: 7,
    link: 'https://www.example.se/brandskydd/brandvarnare/',
    title: 'Brandvarnare',
    content: '<p>Testa den <strong>varje månad</strong>.</p>',
  })}
	${item({
    id: 9,
    type: 'post',
    link: 'https://www.example.se/2024/05/skogsbrand/',
    title: 'Skogsbrand i Exempel',
    date: '2024-05-01 10:00:00',
    content: 'Elden är släckt.\n\nTack till alla [gallery ids="1,2"] som hjälpte till.',
  })}
	${item({ id: 10, type: 'attachment', link: 'https://www.example.se/a/', title: 'a', content: '' })}
	${item({ id: 11, type: 'page', state: 'trash', link: 'https://www.example.se/bort/', title: 'Bort', content: '' })}
</channel>
</rss>`;

type Item = {
  id: number;
  type: string;
  link: string;
  title: string;
  content: string;
  excerpt?: string;
  date?: string;
  parent?: number;
  state?: string;
};

function item({
  id,
  type,
  link,
  title,
  content,
  excerpt = '',
  date,
  parent = 0,
  state = 'publish',
}: Item): string {
  return `<item>
		<title><![CDATA[${title}]]></title>
		<link>${link}</link>
		<content:encoded><![CDATA[${content}]]></content:encoded>
		<excerpt:encoded>${excerpt}</excerpt:encoded>
		<wp:post_id>${id}</wp:post_id>
		<wp:post_date_gmt><![CDATA[${date ?? '0000-00-00 00:00:00'}]]></wp:post_date_gmt>
		<wp:status><![CDATA[${state}]]></wp:status>
		<wp:post_parent>${parent}</wp:post_parent>
		<wp:post_type><![CDATA[${type}]]></wp:post_type>
	</item>`;
}

/** The pages of a site of another system, by path; `ORIGIN` stands for where it is served. */
export const SITE: Readonly<Record<string, { type: string; body: string }>> = {
  '/sitemap.xml': {
    type: 'application/xml',
    body: `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <sitemap><loc>ORIGIN/sitemap1.xml</loc></sitemap></sitemapindex>`,
  },
  '/sitemap1.xml': {
    type: 'text/xml; charset=utf-8',
    body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>ORIGIN/eldning.html</loc></url><url><loc>ORIGIN/eldning/tillstand.4.1a2b3c.html</loc></url>
      <url><loc>ORIGIN/nyheter/ny-station</loc></url><url><loc>ORIGIN/borta</loc></url>
      <url><loc>ORIGIN/blankett.pdf</loc></url><url><loc>ORIGIN/flyttad</loc></url><url><loc>https://elsewhere.example/</loc></url></urlset>`,
  },
  '/eldning.html': {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html><head><title>Elda | Exempel</title>
      <meta name="description" content="Vad som g&auml;ller n&auml;r du eldar"></head>
      <body><header><nav><a href="/">Start</a></nav></header>
      <main><h1>Elda <em>säkert</em></h1><nav>Du är här</nav><p>Sök <a href="eldning/tillstand.4.1a2b3c.html">tillstånd</a>.</p>
      <table><tr><th>Vad</th><th>Meter</th></tr><tr><td>Hus</td><td>25</td></tr></table><form><input></form></main>
      <footer>Sidfot</footer></body></html>`,
  },
  '/eldning/tillstand.4.1a2b3c.html': {
    type: 'text/html; charset=utf-8',
    body: '<html><body><article><h1>Tillstånd</h1><p>Gäller i ett år.</p></article></body></html>',
  },
  '/nyheter/ny-station': {
    // As older systems send it.
    type: 'text/html; charset=iso-8859-1',
    body: `<html><head><meta property="article:published_time" content="2025-02-03T08:00:00+01:00"></head>
      <body><main><h1>Ny station på Åsen</h1><p>Vi flyttar.</p></main></body></html>`,
  },
  '/blankett.pdf': { type: 'application/pdf', body: '%PDF-1.4' },
};
