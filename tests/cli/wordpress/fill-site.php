<?php
// Installs WordPress into an empty database, and fills it by its own functions: one of everything that a review site has.
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

wp_install('Casino Nights', 'owner', 'owner@nights.example', true, '', 'a-password-for-a-test');
switch_theme('twentytwentyone');
update_option('posts_per_page', 5);
$GLOBALS['wp_rewrite']->set_permalink_structure('/%year%/%monthnum%/%postname%/');
flush_rewrite_rules();

function made(mixed $result): int {
    if (is_wp_error($result)) exit($result->get_error_message());
    return is_array($result) ? (int) $result['term_id'] : (int) $result;
}

$ada = made(wp_insert_user([
    'user_login' => 'ada.q', 'user_pass' => 'a-password-for-a-test', 'user_email' => 'ada@nights.example',
    'display_name' => 'Ada Quill', 'role' => 'editor',
]));
$guides = made(wp_insert_term('Guides', 'category'));
$slots = made(wp_insert_term('Slot guides', 'category', ['parent' => $guides, 'slug' => 'slot-guides']));
$news = made(wp_insert_term('News & more', 'category', ['slug' => 'news-and-more']));

/** A picture in the library, with all the sizes that WordPress makes. */
function picture(string $name, int $parent, string $alt): int {
    $image = imagecreatetruecolor(1400, 900);
    imagefilledrectangle($image, 0, 0, 1400, 900, imagecolorallocate($image, 40, 90, crc32($name) % 256));
    ob_start();
    imagejpeg($image);
    $upload = wp_upload_bits($name, null, ob_get_clean(), '2021/03');
    $id = made(wp_insert_attachment(
        ['post_mime_type' => 'image/jpeg', 'post_title' => pathinfo($name, PATHINFO_FILENAME), 'post_excerpt' => "Seen: $alt"],
        $upload['file'], $parent, true,
    ));
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
    update_post_meta($id, '_wp_attachment_image_alt', $alt);
    return $id;
}

function post(array $fields): int {
    return made(wp_insert_post($fields + [
        'post_status' => 'publish', 'post_author' => 1, 'post_date' => '2021-03-04 10:00:00',
    ], true));
}

$lobby = picture('lobby.jpg', 0, 'A hall with tables');
$wheel = picture('wheel.jpg', 0, 'A wheel');
$small = wp_get_attachment_image_src($lobby, 'medium')[0];

$classic = post([
    'post_title' => 'How reels work', 'post_author' => $ada, 'post_category' => [$slots],
    'tags_input' => ['Reels', 'Beginners’ words'],
    'post_content' => "First lines.\n\nSecond lines, after a blank one.\n\n"
        . "[caption id=\"attachment_$lobby\" align=\"alignnone\" width=\"300\"]<img src=\"$small\" alt=\"\" /> The hall[/caption]\n\n"
        . "[gallery ids=\"$lobby,$wheel\"]\n\n[odds_table id=\"7\"]\n\n<!--more-->\n\nThe rest & its end.",
]);
set_post_thumbnail($classic, $wheel);
update_post_meta($classic, '_yoast_wpseo_title', 'Reels explained %%sep%% %%sitename%%');
update_post_meta($classic, '_yoast_wpseo_metadesc', 'What reels do, in plain words.');

$link = get_permalink($classic);
$blocks = post([
    'post_title' => 'Łódź & “quotes”: a trip', 'post_category' => [$news, $guides], 'post_date' => '2022-11-30 23:30:00',
    'post_content' => "<!-- wp:paragraph -->\n<p>See <a href=\"$link\">how reels work</a>, or <a href=\"$link#more\">its end</a>.</p>\n<!-- /wp:paragraph -->\n\n"
        . "<!-- wp:table -->\n<figure class=\"wp-block-table\"><table><tbody><tr><td>Odds</td><td>2</td></tr></tbody></table></figure>\n<!-- /wp:table -->\n\n"
        . "<!-- wp:image {\"id\":$wheel,\"sizeSlug\":\"large\"} -->\n<figure class=\"wp-block-image size-large\"><img src=\"" . wp_get_attachment_image_src($wheel, 'large')[0] . "\" alt=\"\"/></figure>\n<!-- /wp:image -->",
]);
for ($number = 1; $number <= 12; $number++)
    post(['post_title' => "Note $number", 'post_content' => "Words of note $number.", 'post_category' => [$news]]);

$about = post(['post_type' => 'page', 'post_title' => 'About us', 'post_content' => 'Who we are.']);
$team = post(['post_type' => 'page', 'post_title' => 'Team', 'post_content' => 'All of us.', 'post_parent' => $about]);
post(['post_title' => 'Not yet', 'post_status' => 'draft', 'post_content' => 'Unfinished.']);
post(['post_title' => 'For few', 'post_password' => 'a-password-for-a-test', 'post_content' => 'Behind a password.']);
picture('attached.jpg', $classic, 'Attached to an article');

wp_insert_comment(['comment_post_ID' => $classic, 'comment_content' => 'Thank you.', 'comment_author' => 'A reader']);

$menu = made(wp_create_nav_menu('Primary'));
$top = made(wp_update_nav_menu_item($menu, 0, [
    'menu-item-object-id' => $about, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish',
]));
made(wp_update_nav_menu_item($menu, 0, [
    'menu-item-object-id' => $team, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish',
    'menu-item-parent-id' => $top,
]));
made(wp_update_nav_menu_item($menu, 0, [
    'menu-item-object-id' => $guides, 'menu-item-object' => 'category', 'menu-item-type' => 'taxonomy', 'menu-item-status' => 'publish',
]));
made(wp_update_nav_menu_item($menu, 0, [
    'menu-item-title' => 'Elsewhere', 'menu-item-url' => 'https://other.example/', 'menu-item-type' => 'custom', 'menu-item-status' => 'publish',
]));
